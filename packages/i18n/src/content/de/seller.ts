import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[Firma]',
  legalForm: '[Rechtsform]',
  shareCapital: '[Gesellschaftskapital]',
  address: '[Sitz]',
  rcsNumber: '[RCS-Nummer]',
  vatNumber: '[Umsatzsteuer-Identifikationsnummer]',
  publicationDirector: '[Verantwortliche Person]',
  email: '[E-Mail-Adresse]',
  phone: '[Telefonnummer]',
  hostName: '[Name des Hosting-Anbieters]',
  hostAddress: '[Anschrift des Hosting-Anbieters]',
  hostPhone: '[Telefonnummer des Hosting-Anbieters]',
  hostCountry: '[Land des Hostings]',
  mediatorName: '[Name der Schlichtungsstelle]',
  mediatorAddress: '[Anschrift der Schlichtungsstelle]',
  mediatorWebsite: '[Website der Schlichtungsstelle]',
  dataProtectionContact: '[Kontakt für den Datenschutz]',
});
