export type { PurchaseDialogProps } from './purchase-dialog/purchase-dialog.tsx';
export { PurchaseDialog } from './purchase-dialog/purchase-dialog.tsx';
