/**
 * The seller's details in the legal documents, as French law requires of an online seller (loi n° 2004-575, articles
 * 1-1 and 19; Code de la consommation, articles L. 221-5 and L. 616-1). Values go into HTML as they are: write `&` as `&amp;`.
 */
export interface Seller {
  name: string;
  legalForm: string;
  /** With its currency. */
  shareCapital: string;
  /** Registered office, on one line. */
  address: string;
  /** City of the register and number. */
  rcsNumber: string;
  vatNumber: string;
  publicationDirector: string;
  email: string;
  phone: string;
  hostName: string;
  hostAddress: string;
  hostPhone: string;
  /** In the European Economic Area: the privacy policy says that no data leaves it. */
  hostCountry: string;
  /** The consumer mediator that the seller has joined. */
  mediatorName: string;
  mediatorAddress: string;
  mediatorWebsite: string;
  /** Name or address for questions about personal data: the data protection officer where there is one. */
  dataProtectionContact: string;
}

/**
 * Fill this in before the site is published (docs/before-you-go-live.md). A missing value shows the placeholder of the page's
 * language, in square brackets. A value that differs between languages, such as a country, goes into `content/<language>/seller.ts`.
 */
const details: Partial<Seller> = {};

/** The seller's details, with placeholders for what is not filled in. */
export const sellerWith = (placeholders: Seller): Seller => ({ ...placeholders, ...details });
