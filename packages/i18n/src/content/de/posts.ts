import type { Translation } from '../../messages.ts';

export default {
  'price-of-mistakes': {
    title: 'Ist die KI genau genug? Was ihre Fehler kosten',
    excerpt:
      'Dieselbe KI mit 94 % Genauigkeit kann Sie 850 € im Monat kosten oder Ihnen 1.070 € ersparen. Das hängt von einer einzigen Entscheidung ab, und die treffen Sie.',
    category: 'Technologie',
    author: 'Claire Morvan',
    authorNote:
      'KI-Beraterin bei Vitrine. Claire hilft Unternehmen zu entscheiden, welche Aufgaben sie einer Maschine geben.',
    imageAlt: 'Eine Waage hinter Glas: Ein Block mit einem Kreuz wiegt schwerer als sieben mit einem Häkchen',
  },
  'last-advertising-euro': {
    title: 'Der letzte Euro Ihres Werbebudgets',
    excerpt:
      'Werbung, die sich im Schnitt lohnt, kann mit der letzten Tranche Verlust machen. Wie Sie das Budget in Tranchen teilen und in fünf Wochen prüfen, welche sich lohnen.',
    category: 'Marketing',
    author: 'Thomas Belkacem',
    authorNote: 'Leiter Digitalmarketing bei Vitrine. Thomas steuert Kampagnen für Onlineshops.',
    imageAlt:
      'Fünf gleich hohe Münzstapel, auf jedem wächst eine kleinere Pflanze als auf dem vorigen, auf dem letzten fast nichts',
  },
  'fully-booked-team': {
    title: 'Warum ein voll ausgelastetes Team zu spät liefert',
    excerpt:
      'Aus sechzehn Aufträgen im Monat werden achtzehn, und die Lieferzeit springt von fünf Tagen auf zehn. Die Rechnung dahinter und drei Wege, Zeit zurückzugewinnen.',
    category: 'Produktivität',
    author: 'Inès Delaunay',
    authorNote: 'Leiterin Organisation bei Vitrine. Inès plant die Arbeit unserer eigenen Teams.',
    imageAlt: 'Ein Raster, in dem nur ein Feld frei ist: Eine Aufgabe gleitet aus ihrem Feld dort hinein',
  },
  'sell-before-recording': {
    title: 'Verkaufen Sie Ihren Kurs, bevor Sie ihn aufnehmen',
    excerpt:
      'Ein „Nein“ kostet 6.000 €, wenn Sie zuerst aufnehmen, und 400 €, wenn Sie zuerst verkaufen. Wie Sie ein Thema in drei Wochen testen, ohne jemanden zu täuschen.',
    category: 'Unternehmertum',
    author: 'Julien Ferrand',
    authorNote:
      'Trainer und Kursproduzent bei Vitrine. Julien erprobt jede Lektion live mit einer Gruppe, bevor er sie aufnimmt.',
    imageAlt: 'Drei verkaufte Eintrittskarten in vollem Licht, daneben eine Kamera im Schatten',
  },
} satisfies Translation<'de', 'posts'>;
