export default {
  'prompt-library': {
    title: 'Prompt Library',
    subtitle: '180 tested prompts for everyday office work',
    ribbon: 'New',
    description: `<p>Prompts for quotes, minutes, summaries, job adverts and difficult emails. Each one comes with an example of what it gives, the mistakes it tends to make, and the line to change when it does.</p>
<p>Updated every quarter, because the models change.</p>`,
    variants: {
      'prompt-library-personal': 'Personal licence',
      'prompt-library-team': 'Team licence, up to 20 people',
    },
  },
  'brand-voice-kit': {
    title: 'Brand Voice Kit',
    subtitle: 'Find out how your company sounds, and write it down',
    ribbon: 'On sale',
    description: `<p>A workbook, 24 exercises and a template for a four-page style guide. At the end, everyone in your company writes in one voice, and so does an AI assistant that is given the guide.</p>`,
    variants: { 'brand-voice-kit-default': '' },
  },
  'starter-checklist': {
    title: 'AI Starter Checklist',
    subtitle: '30 questions before the first project',
    ribbon: 'Free',
    description: `<p>Two pages to print and fill in with your team: which task, which data, which risk, and who decides. It takes an hour and replaces the first meeting with us.</p>`,
    variants: { 'starter-checklist-default': '' },
  },
  'live-workshop': {
    title: 'Live Workshop: Your First Assistant',
    subtitle: 'Half a day online, twelve people at most',
    ribbon: 'Few seats left',
    description: `<p>You bring a task from your own work and leave with an assistant that does it, a test that shows how well, and a list of what it must never be asked. Two instructors, one shared screen, no slides.</p>`,
    variants: { 'live-workshop-default': '' },
  },
  'strategy-session': {
    title: 'One-to-One Strategy Session',
    subtitle: '90 minutes with a senior consultant',
    ribbon: null,
    description: `<p>You describe the decision that is in front of you; we prepare for two hours and give you 90 minutes of straight answers. A two-page summary follows the next day.</p>`,
    variants: { 'strategy-session-default': '' },
  },
  'site-audit': {
    title: 'Website Audit',
    subtitle: 'What your site costs you, page by page',
    ribbon: null,
    description: `<p>We measure speed, accessibility and the checkout path on ten pages of your site, and hand over a list of changes sorted by what each one should bring in. Your own developers can carry it out.</p>`,
    variants: { 'site-audit-default': '' },
  },
  'tunis-masterclass': {
    title: 'Tunis Masterclass: Selling in Two Languages',
    subtitle: 'Three hours of video recorded in Tunis',
    ribbon: null,
    description: `<p>How three companies sell in French and in Arabic from one shop: prices, pages, payment and customer service, with their figures. Recorded before an audience in Tunis, in French with Arabic and English subtitles.</p>`,
    variants: { 'tunis-masterclass-default': '' },
  },
  'dashboard-templates': {
    title: 'Dashboard Templates',
    subtitle: 'Eight dashboards that a manager reads to the end',
    ribbon: null,
    description: `<p>Sales, cash, support, marketing, projects, staff, stock and the website, each on one screen. Connect your data, replace our example figures, and remove what you don’t look at for a month.</p>`,
    option: {
      title: 'Tool',
      values: {
        looker: 'Looker Studio',
        powerbi: 'Power BI',
        excel: 'Excel',
      },
    },
    variants: {
      'dashboard-templates-looker': 'Looker Studio',
      'dashboard-templates-powerbi': 'Power BI',
      'dashboard-templates-excel': 'Excel',
    },
  },
} as const;
