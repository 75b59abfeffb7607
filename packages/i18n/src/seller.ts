/**
 * The seller's details in the legal documents. French law requires most of them of an online seller (loi n° 2004-575,
 * articles 1-1 and 19; Code de la consommation, articles L. 221-5 and L. 616-1). `hostCountry` and `dataProtectionContact` are for the
 * information that article 13 of the GDPR requires. Values are inserted into HTML without escaping: write `&` as `&amp;`.
 */
export interface Seller {
  name: string;
  legalForm: string;
  /** With its currency. */
  shareCapital: string;
  /** Registered office, on one line. */
  address: string;
  /** City of the commercial register, and number. */
  rcsNumber: string;
  vatNumber: string;
  publicationDirector: string;
  email: string;
  phone: string;
  hostName: string;
  hostAddress: string;
  hostPhone: string;
  /** Must be in the European Economic Area, because the privacy policy says that no data leaves it. */
  hostCountry: string;
  /** The consumer mediator that the seller has joined. */
  mediatorName: string;
  mediatorAddress: string;
  mediatorWebsite: string;
  /** Name or address for questions about personal data, such as the data protection officer. */
  dataProtectionContact: string;
}

/**
 * Fill in these details before you publish the site (docs/before-you-go-live.md). The legal documents show a placeholder in square brackets for
 * a missing detail. A detail that differs between languages, such as a country, goes into `content/<language>/seller.ts`.
 */
const details: Partial<Seller> = {};

/** Returns the seller's details, with placeholders for missing details. */
export const createSeller = (placeholders: Seller): Seller => ({ ...placeholders, ...details });
