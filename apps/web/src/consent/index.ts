export { ConsentProvider, useReopenConsent } from './consent-provider.tsx';
