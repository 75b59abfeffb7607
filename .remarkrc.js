// `pnpm lint:links` checks that relative links in Markdown lead to a file and a heading.
import remarkGfm from 'remark-gfm';
import remarkValidateLinks from 'remark-validate-links';

export default { plugins: [remarkGfm, [remarkValidateLinks, { repository: false }]] };
