import { describe, expect, it } from 'vitest';
import { findWordingProblems } from './wording.ts';

const findTodos = (language: string, text: string, file = 'cart') =>
  findWordingProblems(language, [{ file, key: 'x', text }]).map(({ todo }) => todo);

describe('findWordingProblems', () => {
  it.each([
    ['en', 'Send an e-mail', 'write email'],
    ['en', 'It does not work', 'contraction'],
    ['en', 'You cannot', 'contraction'],
    ['en', 'If it does not, you know', 'contraction'],
    ['en', 'That is the price', 'contraction'],
    ['en', 'what they are buying', 'contraction'],
    ['en', 'The data are here', 'data is'],
    ['en', 'We organize it', 'British'],
    ['en', 'a team license', 'British'],
    ['en', 'put a model into service', 'into production'],
    ['en', '5 projects with commented solutions', 'annotated'],
    ['en', 'what speaks for it', 'case for'],
    ['en', 'Until the next free date', 'literal'],
    ['es', 'un día de media', 'en promedio'],
    ['es', 'los ordenadores', 'equipo'],
    ['es', 'Introduzca su nombre', 'escriba'],
    ['es', 'una tabla rellena', 'completar'],
    ['es', 'Tramitar pedido', 'finalizar la compra'],
    ['es', 'un parte de horas', 'registro de horas'],
    ['es', 'dos albaranes', 'nota de entrega'],
    ['es', 'lo que habla a favor', 'argumentos'],
    ['es', 'un taller en directo', 'en vivo'],
    ['es', 'demasiado deprisa', 'rápido'],
    ['es', 'poner en servicio el proyecto', 'en producción'],
    ['es', '500 de sus casos pasados', 'anteriores'],
    ['pt', 'num só ecrã', 'ecrã'],
    ['pt', 'enquanto não lho pedir', 'lho'],
    ['pt', 'um workshop em direto', 'ao vivo'],
    ['pt', 'A pesquisar…', 'a noun'],
    ['pt', 'pôr um modelo em serviço', 'em produção'],
    ['pt', 'Introduza o seu nome', 'indique'],
    ['pt', 'Falam diretamente consigo', 'Brazil'],
    ['pt', 'Meio dia online', 'noon'],
    ['pt', '500 casos passados', 'anteriores'],
    ['pt', 'da validação à deriva.', 'adrift'],
    ['pt', 'Trabalha-se assim. Recebe um plano.', 'imperative'],
    ['fr', 'un courriel', 'e-mail'],
    ['fr', 'une vente préalable', 'prévente'],
    ['fr', 'Plus de produits', 'no more'],
    ['fr', 'ce qui plaide pour', 'arguments'],
    ['fr', 'mettre un modèle en service', 'en production'],
    ['fr', '500 de vos cas passés', 'déjà traités'],
    ['fr', 'de la validation à la dérive.', 'adrift'],
    ['de', 'pro eingesetztem Euro', 'accusative'],
    ['de', 'pro fertiger Stunde', 'accusative'],
    ['de', 'Kundinnen und Kunden', 'neutral'],
    ['de', 'ein KI-Werkzeug', 'Tool'],
    ['de', 'wie Sie sie löschen', 'twice'],
    ['de', 'Kampagnen, die Geld verlieren', 'Verlust'],
    ['de', '500 Ihrer vergangenen Fälle', 'abgeschlossene'],
    ['de', 'die letzte Scheibe', 'Tranche'],
    ['de', 'Probeseiten', 'Leseprobe'],
    ['de', 'zehn Wochen zu vier Stunden', 'pro Woche'],
    ['ar', 'لم تبقَ من «{{product}}» سوى وحدة واحدة', 'لم يبقَ'],
    ['ar', 'جداول حساب', 'جدول بيانات'],
    ['ar', 'مجاناً', 'tanwin'],
    ['ar', 'واذا أردت', 'hamza'],
    ['ar', 'خلال 5 يومًا', 'the plural'],
    ['ar', '20 ساعات من الفيديو', 'the singular'],
    ['ar', 'الإعداد في عصر يوم واحد', 'نصف يوم'],
    ['ar', 'مقرر أول في الإحصاء', 'تمهيدي'],
    ['ar', 'وضع النماذج في الخدمة', 'بيئة الإنتاج'],
    ['ar', 'طلب إلى أطراف ثالثة', 'جهة خارجية'],
    ['ar', 'الدوال وجداول البيانات', 'spreadsheet'],
    ['ar', 'ما يخفيه بيان الإشغال', 'رسم بياني'],
  ])('rejects %s: %s', (language, text, todo) => {
    expect(findTodos(language, text).join()).toContain(todo);
  });

  it.each([
    ['en', 'It doesn’t work. Is that so, or is it not?'],
    ['es', 'Media jornada en línea'],
    ['fr', 'Afficher plus de produits'],
    ['es', 'Hable directamente con ellos'],
    ['fr', 'de la validation à la dérive des données'],
    ['pt', 'Pesquisa em curso…'],
    ['pt', 'da validação à deriva dos dados'],
    ['pt', 'Um serviço pedido diretamente'],
    ['en', 'We organise a catalogue.'],
    ['en', 'See who they are. It’s what that is worth.'],
    ['de', 'pro eingesetzten Euro, pro Woche'],
    ['de', 'ein Werkzeugkasten'],
    ['de', 'eine Zielscheibe, von Woche zu Woche'],
    ['ar', 'لم تبقَ أي وحدة. لم يبقَ سوى وحدتين.'],
    ['ar', 'مجانًا، في 5 أيام أو 20 ساعة أو 310 رسائل أو 1,015 طلبًا'],
    ['xx', 'anything'],
  ])('accepts %s: %s', (language, text) => {
    expect(findTodos(language, text)).toEqual([]);
  });

  it('allows legal terms in legal documents', () => {
    expect(findTodos('fr', 'un courriel', 'terms-of-service')).toEqual([]);
    expect(findTodos('en', 'It does not apply. The data are stored.', 'terms-of-service')).toEqual([]);
  });

  it('ignores tags and code', () => {
    expect(findWordingProblems('en', [{ file: 'locked', key: '1', text: '<p><code>e-mail.txt</code></p>' }])).toEqual(
      [],
    );
  });
});
