import type { Entry } from './entry.ts';

/**
 * Sentences that the specification quotes. They must not change, including straight apostrophes and plain spaces, so they are
 * exempt from the typography and wording checks.
 */
export const specQuotes: Readonly<Record<string, readonly Entry[]>> = {
  en: [
    { file: 'blog', key: 'article.notFound.title', text: 'Article not found' },
    { file: 'blog', key: 'empty.title', text: 'No posts found' },
    { file: 'home', key: 'contactForm.name.tooShort', text: 'Name must be at least 2 characters.' },
    { file: 'home', key: 'contactForm.email.invalid', text: 'Please enter a valid email.' },
    { file: 'home', key: 'contactForm.message.tooShort', text: 'Message must be at least 10 characters.' },
    { file: 'shop', key: 'filter.all', text: 'All' },
    { file: 'success', key: 'title', text: 'Payment Successful!' },
    { file: 'success', key: 'action', text: 'Continue Shopping' },
  ],
  es: [{ file: 'blog', key: 'empty.title', text: 'No se encontraron publicaciones' }],
  fr: [
    { file: 'cart', key: 'added.continue', text: 'Continuer mes achats' },
    { file: 'cart', key: 'added.title', text: 'Ajouté au panier !' },
    { file: 'cart', key: 'added.viewCart', text: 'Voir le panier' },
    { file: 'cart', key: 'checkoutUnavailable.title', text: 'Connexion Supabase requise' },
    { file: 'cart', key: 'empty.title', text: 'Votre panier est vide' },
    {
      file: 'cart',
      key: 'paymentInit',
      text: "Erreur de paiement: Un problème est survenu lors de l'initialisation du paiement. Veuillez réessayer.",
    },
    {
      file: 'cart',
      key: 'refusals.outOfStockVariant_other',
      text: 'Pas assez de stock pour {{product}} ({{variant}}). Il ne reste que {{count}} articles.',
    },
    { file: 'cart', key: 'stock.low_other', text: 'Seulement {{count}} en stock' },
    { file: 'cart', key: 'stock.unavailable', text: 'Actuellement indisponible' },
    { file: 'cart', key: 'suggestions.none', text: 'Pas de suggestions pour le moment.' },
    { file: 'cart', key: 'suggestions.title', text: 'Vous aimerez aussi...' },
    { file: 'cart', key: 'total.vat', text: 'TVA incluse' },
    { file: 'common', key: 'backHome', text: "Retour à l'accueil" },
    { file: 'common', key: 'categories.courses', text: 'Formations' },
    { file: 'common', key: 'categories.e-books', text: 'E-books' },
    { file: 'common', key: 'categories.software', text: 'Logiciels' },
    {
      file: 'not-found',
      key: 'description',
      text: "La page que vous cherchez n'existe pas ou a été déplacée.",
    },
    { file: 'not-found', key: 'title', text: 'Oups! Page non trouvée.' },
    { file: 'product', key: 'back', text: 'Retour à la boutique' },
    {
      file: 'product',
      key: 'notFound.description',
      text: "Le produit que vous recherchez n'existe pas ou a été déplacé.",
    },
    { file: 'product', key: 'notFound.title', text: 'Produit non trouvé' },
    { file: 'product', key: 'purchase.repair.title', text: 'Fonctionnalité en réparation' },
    { file: 'product', key: 'purchase.vat', text: "La TVA applicable sera calculée à l'étape de paiement." },
    { file: 'shop', key: 'details', text: 'Voir les détails' },
    { file: 'shop', key: 'filter.all', text: 'Tous les produits' },
  ],
};

/** Returns the strings of a language except those that the specification quotes. */
export function withoutSpecQuotes(language: string, entries: readonly Entry[]): Entry[] {
  const quotes = specQuotes[language] ?? [];
  return entries.filter((entry) => !quotes.some(({ file, key }) => file === entry.file && key === entry.key));
}
