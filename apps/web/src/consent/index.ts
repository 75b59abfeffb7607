export { ConsentProvider, useConsent } from './consent-provider.tsx';
