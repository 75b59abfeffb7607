export default {
  meta: {
    title: 'Shop | Vitrine',
    description: 'E-books, software and video courses on AI, data and digital marketing. Look inside before you buy.',
  },
  preview: {
    title: 'The shop',
    subtitle: 'E-books, software and video courses by people who do this work every day. Look inside before you buy.',
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
  search: {
    label: 'Search products',
    submit: 'Search',
    clear: 'Clear the search',
    meta: {
      title: '{{query}} | Shop | Vitrine',
    },
    title: 'Results for “{{query}}”',
    searching: 'Searching…',
    found_one: '{{count}} product found',
    found_other: '{{count}} products found',
    unreachable:
      'Part of our catalogue isn’t responding, so some products may be missing here. Please try again in a moment.',
    empty: {
      title: 'No results for “{{query}}”',
      description:
        'Check the spelling, or try fewer or shorter words. If you’re looking for something in particular, ask us.',
    },
  },
  store: {
    title: 'More from the shop',
    sort: {
      label: 'Sort by',
      order: 'Recommended',
      title: 'Name',
      updated_at: 'Newest',
    },
    more: 'Show more',
  },
} as const;
