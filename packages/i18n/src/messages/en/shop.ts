export default {
  meta: {
    title: 'Shop | Vitrine',
    description:
      'E-books, software and video courses on AI, data and digital marketing. Look inside each one before you buy.',
  },
  preview: {
    title: 'The shop',
    subtitle: 'E-books, software and video courses by people who do the work. Look inside before you buy.',
    viewAll: 'View all products',
  },
  filter: {
    label: 'Filter by category',
    all: 'All',
    results_one: '{{count}} product shown',
    results_other: '{{count}} products shown',
  },
  list: 'Products',
  details: 'View details',
  empty: {
    title: 'No products here',
    description: 'There’s nothing in this category at the moment.',
  },
  store: {
    title: 'More from the store',
    sort: {
      label: 'Sort by',
      order: 'Recommended',
      title: 'Name',
      updated_at: 'Newest',
    },
    shown_one: '{{shown}} of {{count}} product',
    shown_other: '{{shown}} of {{count}} products',
    more: 'Show more',
  },
} as const;
