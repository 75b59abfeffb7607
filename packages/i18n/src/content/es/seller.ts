import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[Denominación social]',
  legalForm: '[Forma jurídica]',
  shareCapital: '[Capital social]',
  address: '[Domicilio social]',
  rcsNumber: '[Número de RCS]',
  vatNumber: '[Número de IVA]',
  publicationDirector: '[Director de la publicación]',
  email: '[Correo electrónico]',
  phone: '[Teléfono]',
  hostName: '[Nombre del proveedor de alojamiento]',
  hostAddress: '[Dirección del proveedor de alojamiento]',
  hostPhone: '[Teléfono del proveedor de alojamiento]',
  hostCountry: '[País de alojamiento]',
  mediatorName: '[Nombre del mediador]',
  mediatorAddress: '[Dirección del mediador]',
  mediatorWebsite: '[Sitio web del mediador]',
  dataProtectionContact: '[Contacto para la protección de datos]',
});
