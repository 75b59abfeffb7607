export default {
  'prompt-library': {
    title: 'Prompt Library',
    subtitle: '180 tested prompts for everyday office work',
    ribbon: 'New',
    description: `<p>Prompts for quotes, minutes, summaries, job adverts and difficult emails. Each one comes with an example of its output, the mistakes it tends to make, and the line to change when it does.</p>
<p>Updated every quarter, because the models change.</p>`,
    options: {
      licence: { title: 'Licence', values: { personal: 'One person', team: 'Team, up to 20 people' } },
      language: {
        title: 'Language of the prompts',
        values: { english: 'English', french: 'French', spanish: 'Spanish' },
      },
    },
    info: [
      {
        title: 'What’s inside',
        description: `<p>180 prompts in six groups: quotes, meetings, summaries, recruitment, email and planning. They come as a searchable document and as a table that you can sort and extend.</p>`,
      },
      {
        title: 'Which assistants it works with',
        description: `<p>Every prompt is plain text. It works in any assistant that takes a typed instruction, and needs no paid feature.</p>`,
      },
      {
        title: 'What the licence covers',
        description: `<p>You may use and adapt the prompts at work for as long as you like. The team licence covers up to 20 people in one company. Neither licence allows resale.</p>`,
      },
    ],
    related: 'Put the prompts to work',
  },
  'brand-voice-kit': {
    title: 'Brand Voice Kit',
    subtitle: 'Find out how your company sounds, and write it down',
    ribbon: 'Sale',
    description: `<p>A workbook, 24 exercises and a template for a four-page style guide. At the end, everyone in your company writes in one voice, and so does any AI assistant you give the guide to.</p>`,
    options: {
      package: { title: 'Package', values: { kit: 'Kit only', review: 'Kit and review of your guide' } },
    },
    info: [
      {
        title: 'What’s inside',
        description: `<p>The workbook as a 64-page PDF, the 24 exercises with worked examples, and the template for the style guide as a document that you can edit.</p>`,
      },
      {
        title: 'How long it takes',
        description: `<p>Two afternoons for a group of three to five people, then an hour each quarter to keep the guide up to date.</p>`,
      },
      {
        title: 'The review',
        description: `<p>You send us your finished guide. Five working days later you get it back with comments in the margin and two of your own pages rewritten in your new voice.</p>`,
      },
    ],
    related: 'Goes well with the kit',
  },
  'starter-checklist': {
    title: 'AI Starter Checklist',
    subtitle: '30 questions before your first project',
    ribbon: 'Free',
    description: `<p>Two pages to print and fill in with your team: which task, which data, which risks, and who decides. It takes an hour and replaces the first meeting with us.</p>`,
    options: {
      format: { title: 'Format', values: { pdf: 'PDF to print', editable: 'Editable document' } },
    },
    info: [
      {
        title: 'How to use it',
        description: `<p>Sit down with the two or three people who do the work and answer the questions in order. If nobody can answer one, that’s the first thing to find out.</p>`,
      },
      {
        title: 'What you’ll know afterwards',
        description: `<p>Which task to begin with, which data it needs, what can go wrong and who decides. That’s enough to ask for a quote, from us or from anyone else.</p>`,
      },
    ],
    related: 'The next step',
  },
  'live-workshop': {
    title: 'Live Workshop: Your First AI Assistant',
    subtitle: 'Half a day online, twelve people at most',
    ribbon: 'Small group',
    description: `<p>You bring a task from your own work and leave with an assistant that does it, a test that shows how well, and a list of things never to ask it. Two trainers, one shared screen, no slides.</p>`,
    options: {
      date: { title: 'Date', values: { january: '14 January', february: '11 February', march: '11 March' } },
      time: { title: 'Paris time', values: { morning: '9:00 to 12:30', afternoon: '14:00 to 17:30' } },
    },
    info: [
      {
        title: 'Programme',
        description: `<p>We choose and describe your task (45 minutes), build the assistant (90 minutes), test it on real cases (45 minutes) and agree what never to ask it (30 minutes).</p>`,
      },
      {
        title: 'What you need',
        description: `<p>A computer with a camera, an up-to-date browser and an account with an AI assistant; a free one is enough. You don’t need to know how to program.</p>`,
      },
      {
        title: 'After the workshop',
        description: `<p>You keep everything you’ve built. For 30 days, the two trainers answer your questions by email.</p>`,
      },
    ],
    fields: { participant: 'Name of the participant', task: 'The task you’d like to bring' },
    related: 'Before and after the workshop',
  },
  'strategy-session': {
    title: 'Private Strategy Session',
    subtitle: '90 minutes with a senior consultant',
    ribbon: null,
    description: `<p>You describe the decision you’re facing; we prepare for two hours and give you 90 minutes of straight answers. A two-page summary follows the next day.</p>`,
    options: {
      language: { title: 'Language', values: { english: 'English', french: 'French', german: 'German' } },
    },
    info: [
      {
        title: 'Before the session',
        description: `<p>You send us one page about the decision, with the figures you have. We tell you what’s missing before we meet.</p>`,
      },
      {
        title: 'The session',
        description: `<p>A video call with up to four people from your side. You ask, we answer, and if we don’t know, we say so.</p>`,
      },
      {
        title: 'The summary',
        description: `<p>Two pages: the options, the case for and against each, our advice, and the first three steps.</p>`,
      },
    ],
    fields: { decision: 'The decision, in one sentence', figures: 'Figures we should know' },
    related: 'While you wait for the next date',
  },
  'site-audit': {
    title: 'Website Audit',
    subtitle: 'What your site costs you, page by page',
    ribbon: null,
    description: `<p>We test speed, accessibility and the checkout on the pages that matter most to you, and hand over a list of changes sorted by what each one should bring in. Your own developers can carry them out.</p>`,
    options: {
      scope: { title: 'Scope', values: { small: '10 pages', medium: '25 pages', large: '50 pages' } },
      result: { title: 'Result', values: { report: 'Written report', call: 'Report and video call' } },
    },
    info: [
      {
        title: 'What we test',
        description: `<p>Loading and response times on a mid-range phone, the WCAG accessibility criteria at level AA, and every step from a product page to payment.</p>`,
      },
      {
        title: 'What you receive',
        description: `<p>A list of changes. Each has a screenshot, the effort in days, the expected return and a way to check that it worked.</p>`,
      },
      {
        title: 'How it works',
        description: `<p>You name the pages and we test them from outside. Your report is ready ten working days later; the video call takes an hour.</p>`,
      },
    ],
    fields: { website: 'URL of your website', pages: 'The pages that matter most' },
    related: 'After the audit',
  },
  'tunis-masterclass': {
    title: 'Tunis Masterclass: Selling in Two Languages',
    subtitle: 'Three hours of video recorded in Tunis',
    ribbon: null,
    description: `<p>How three companies each sell in French and in Arabic from a single shop: prices, pages, payment and customer service, with their figures. Recorded before an audience in Tunis, in French with Arabic and English subtitles.</p>`,
    options: {
      access: { title: 'Access', values: { streaming: 'Streaming for 12 months', download: 'Download to keep' } },
    },
    info: [
      {
        title: 'The three hours',
        description: `<p>Prices and payment, pages that read in both directions, customer service: one hour each, with a chapter for every company.</p>`,
      },
      {
        title: 'Languages',
        description: `<p>Spoken in French, with subtitles in Arabic and English. The 28-page handout is in all three languages.</p>`,
      },
      {
        title: 'Why the price is in dinars',
        description: `<p>The masterclass was produced in Tunisia and is sold in Tunisian dinars. The cart shows a separate total for each currency.</p>`,
      },
    ],
    related: 'For shops in several languages',
  },
  'dashboard-templates': {
    title: 'Dashboard Templates',
    subtitle: 'Eight dashboards that managers read to the end',
    ribbon: null,
    description: `<p>Sales, cash, support, marketing, projects, staff, stock and the website, each on one screen. Connect your data, replace our example figures, and remove anything you haven’t looked at for a month.</p>`,
    options: {
      tool: { title: 'Tool', values: { looker: 'Looker Studio', powerbi: 'Power BI', excel: 'Excel' } },
      licence: { title: 'Licence', values: { company: 'One company', agency: 'Agency and its clients' } },
    },
    info: [
      {
        title: 'What you need',
        description: `<p>Power BI Desktop, Excel 2019 or later, or a Google account for Looker Studio. A spreadsheet is enough as a source of figures: each template describes the columns it expects.</p>`,
      },
      {
        title: 'How they’re built',
        description: `<p>Each dashboard opens with the three questions it answers. There’s a chart only where it answers one of them, and the definition of each metric is one click away.</p>`,
      },
      {
        title: 'The agency licence',
        description: `<p>It lets you set up the templates for any number of your clients, in Looker Studio and in Power BI, where a dashboard can be handed over.</p>`,
      },
      {
        title: 'Updates',
        description: `<p>If one of the three tools changes in the first twelve months, you get the adapted templates.</p>`,
      },
    ],
    related: 'For the figures behind them',
  },
} as const;
