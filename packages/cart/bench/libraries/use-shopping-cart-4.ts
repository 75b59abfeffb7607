import { ShoppingCart } from 'use-shopping-cart-4/core';
import type { BenchProduct, CartLibrary } from '../cart-library.ts';

export const useShoppingCart4: CartLibrary<BenchProduct> = {
  name: 'use-shopping-cart 4',
  toItem: (product) => product,
  create(storage) {
    const cart = new ShoppingCart({ currency: 'EUR', language: 'en', shouldPersist: Boolean(storage), storage });
    const readLines = () =>
      Object.values(cart.getState().cartDetails as Record<string, { id: string; quantity: number }>);
    return {
      add: (product) => cart.addItem(product),
      setQuantity: (id, quantity) => cart.setItemQuantity(id, quantity),
      getTotal: () => cart.getState().totalPrice,
      finish: () => {},
      getQuantities: () => new Map(readLines().map(({ id, quantity }) => [id, quantity])),
    };
  },
};
