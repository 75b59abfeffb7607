import { createSeller } from '../../seller.ts';

export default createSeller({
  name: '[Company name]',
  legalForm: '[Legal form]',
  shareCapital: '[Share capital]',
  address: '[Registered office]',
  rcsNumber: '[RCS number]',
  vatNumber: '[VAT number]',
  publicationDirector: '[Publication director]',
  email: '[Email address]',
  phone: '[Telephone number]',
  hostName: '[Host name]',
  hostAddress: '[Host address]',
  hostPhone: '[Host telephone number]',
  hostCountry: '[Host country]',
  mediatorName: '[Mediator name]',
  mediatorAddress: '[Mediator address]',
  mediatorWebsite: '[Mediator website]',
  dataProtectionContact: '[Data protection contact]',
});
