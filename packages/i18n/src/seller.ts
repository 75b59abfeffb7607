/**
 * Who sells: the one place where the legal documents of all languages take the seller's identity from.
 *
 * What stands in square brackets is a placeholder, to be replaced before the site is published. The fields are those
 * that French law asks of an online seller (loi n° 2004-575, articles 1-1 and 19; Code de la consommation, articles
 * L. 221-5 and L. 616-1). Values go into HTML as they are: write `&` as `&amp;`.
 */
export const seller = {
  name: '[Company name]',
  legalForm: '[Legal form]',
  /** With its currency. */
  shareCapital: '[Share capital]',
  /** Registered office, in one line. */
  address: '[Registered office]',
  /** City of the register and number. */
  rcsNumber: '[RCS number]',
  vatNumber: '[VAT number]',
  publicationDirector: '[Publication director]',
  email: '[E-mail address]',
  phone: '[Telephone number]',
  host: {
    name: '[Host name]',
    address: '[Host address]',
    phone: '[Host telephone number]',
    /** In the European Economic Area: the privacy policy says that no data leaves it. */
    country: '[Host country]',
  },
  /** The consumer mediator that the seller has joined. */
  mediator: {
    name: '[Mediator name]',
    address: '[Mediator address]',
    website: '[Mediator website]',
  },
  /** The person or address that answers about personal data: the data protection officer where there is one. */
  dataProtectionContact: '[Data protection contact]',
};
