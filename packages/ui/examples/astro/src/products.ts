export const products = [
  {
    id: 'guide',
    title: 'The practical guide',
    description: 'Where AI pays in a company of any size.',
    price: '€29.00',
  },
  { id: 'toolkit', title: 'The toolkit', description: 'Forty templates and a planner.', price: '€49.00' },
];

export type Product = (typeof products)[number];
