import type { Translation } from '../../messages.ts';

export default {
  'price-of-mistakes': {
    title: '¿Es fiable la IA? Ponga precio a sus errores',
    excerpt:
      'La misma IA, con un 94 % de aciertos, puede costarle 850 € al mes o ahorrarle 1070 €. Depende de una decisión, y esa decisión es suya.',
    category: 'Tecnología',
    author: 'Claire Morvan',
    authorNote:
      'Consultora de IA en Vitrine. Claire ayuda a las empresas a decidir qué tareas conviene confiar a una máquina.',
    imageAlt: 'Una balanza tras un cristal: un bloque marcado con una cruz pesa más que siete marcados como correctos',
  },
  'last-advertising-euro': {
    title: 'El último euro de su presupuesto publicitario',
    excerpt:
      'Una publicidad rentable en promedio puede perder dinero en su último tramo. Cómo dividir el presupuesto en tramos, y la prueba de cinco semanas que muestra cuáles valen la pena.',
    category: 'Marketing',
    author: 'Thomas Belkacem',
    authorNote: 'Responsable de marketing digital en Vitrine. Thomas lleva campañas para tiendas en línea.',
    imageAlt:
      'Cinco montones iguales de monedas, cada uno con una planta más pequeña que la anterior, y en el último apenas nada',
  },
  'fully-booked-team': {
    title: 'Por qué un equipo ocupado al 100 % entrega tarde',
    excerpt:
      'Con dieciocho encargos al mes en lugar de dieciséis, el plazo pasa de cinco días a diez. El cálculo que lo explica y tres maneras de recuperar ese tiempo.',
    category: 'Productividad',
    author: 'Inès Delaunay',
    authorNote: 'Responsable de operaciones en Vitrine. Inès planifica el trabajo de nuestros propios equipos.',
    imageAlt:
      'Una cuadrícula de casillas ocupadas, donde una tarea se desliza desde la suya hacia la única que queda libre',
  },
  'sell-before-recording': {
    title: 'Venda su curso antes de grabarlo',
    excerpt:
      'Un «no» cuesta 6000 € si primero se graba y 400 € si primero se vende. Cómo poner a prueba un tema en tres semanas sin engañar a nadie.',
    category: 'Emprendimiento',
    author: 'Julien Ferrand',
    authorNote:
      'Formador y productor de cursos en Vitrine. Julien prueba cada lección en vivo, con un grupo, antes de grabarla.',
    imageAlt: 'Tres entradas vendidas, a plena luz, junto a una cámara que se ha quedado en la sombra',
  },
} satisfies Translation<'es', 'posts'>;
