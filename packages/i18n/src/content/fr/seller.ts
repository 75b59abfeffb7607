import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[Dénomination sociale]',
  legalForm: '[Forme juridique]',
  shareCapital: '[Capital social]',
  address: '[Siège social]',
  rcsNumber: '[Numéro RCS]',
  vatNumber: '[Numéro de TVA]',
  publicationDirector: '[Directeur de la publication]',
  email: '[Adresse électronique]',
  phone: '[Numéro de téléphone]',
  hostName: '[Nom de l’hébergeur]',
  hostAddress: '[Adresse de l’hébergeur]',
  hostPhone: '[Téléphone de l’hébergeur]',
  hostCountry: '[Pays d’hébergement]',
  mediatorName: '[Nom du médiateur]',
  mediatorAddress: '[Adresse du médiateur]',
  mediatorWebsite: '[Site du médiateur]',
  dataProtectionContact: '[Contact pour la protection des données]',
});
