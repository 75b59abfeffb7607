import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[Denominação social]',
  legalForm: '[Forma jurídica]',
  shareCapital: '[Capital social]',
  address: '[Sede social]',
  rcsNumber: '[Número de RCS]',
  vatNumber: '[Número de IVA]',
  publicationDirector: '[Diretor da publicação]',
  email: '[Endereço de correio eletrónico]',
  phone: '[Número de telefone]',
  hostName: '[Nome do prestador de alojamento]',
  hostAddress: '[Endereço do prestador de alojamento]',
  hostPhone: '[Telefone do prestador de alojamento]',
  hostCountry: '[País de alojamento]',
  mediatorName: '[Nome do mediador]',
  mediatorAddress: '[Endereço do mediador]',
  mediatorWebsite: '[Site do mediador]',
  dataProtectionContact: '[Contacto para a proteção de dados]',
});
