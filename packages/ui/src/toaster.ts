export type { ToasterProps } from './toaster/toaster.tsx';
export { Toaster } from './toaster/toaster.tsx';
