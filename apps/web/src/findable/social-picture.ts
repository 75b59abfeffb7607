/** The picture that a shared link shows, 1200 by 630 pixels; social networks take whole addresses only. */
export const socialPicture = (siteUrl: string, name: string): string => `${siteUrl}/art/social/${name}.png`;
