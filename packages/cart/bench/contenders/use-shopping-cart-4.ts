import { ShoppingCart } from 'use-shopping-cart-4/core';
import type { Contender } from '../contender.ts';

export const useShoppingCart4: Contender = {
  name: 'use-shopping-cart 4',
  create(storage) {
    const cart = new ShoppingCart({ currency: 'EUR', language: 'en', shouldPersist: Boolean(storage), storage });
    const lines = () => Object.values(cart.getState().cartDetails as Record<string, { id: string; quantity: number }>);
    return {
      add: (goods) => cart.addItem(goods),
      setQuantity: (id, quantity) => cart.setItemQuantity(id, quantity),
      total: () => cart.getState().totalPrice,
      finish: () => {},
      contents: () => new Map(lines().map(({ id, quantity }) => [id, quantity])),
    };
  },
};
