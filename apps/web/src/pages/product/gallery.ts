// A module of its own, so that the gallery has its own chunk.
export { Gallery } from '@vitrine/ui';
