import type { Translation } from '../../messages.ts';

export default {
  brand: 'Vitrine',
  skipToContent: 'Saltar al contenido',
  close: 'Cerrar',
  loading: 'Cargando…',
  readMore: 'Leer más',
  addToCart: 'Añadir al carrito',
  backHome: 'Volver al inicio',
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'Tienda de demostración: aquí no se pueden hacer pedidos ni se cobra nada.',
  noScript:
    'El carrito, el formulario de contacto y los demás botones de esta página necesitan JavaScript. Todo lo demás puede leerse sin él.',
  nav: {
    menu: 'Menú',
    home: 'Inicio',
    services: 'Servicios',
    shop: 'Tienda',
    blog: 'Blog',
    about: 'Nosotros',
    contact: 'Contacto',
  },
  language: 'Idioma',
  cartButton: {
    empty: 'Abrir el carrito (vacío)',
    filled_one: 'Abrir el carrito, {{count}} producto',
    filled_many: 'Abrir el carrito, {{count}} de productos',
    filled_other: 'Abrir el carrito, {{count}} productos',
  },
  categories: {
    'e-books': 'Libros electrónicos',
    software: 'Software',
    courses: 'Cursos',
  },
  price: {
    regular: 'Precio anterior',
    sale: 'Precio rebajado',
  },
  footer: {
    description:
      'Consultoría y soluciones de IA, marketing digital y formación en línea para empresas que quieren ver lo que compran.',
    explore: 'Explorar',
    legal: 'Información legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones generales',
    cookies: 'Política de cookies',
    cookieChoice: 'Configurar cookies',
    copyright: '© {{year}} Vitrine. Todos los derechos reservados.',
  },
  cookieBanner: {
    label: 'Aviso de cookies',
    text: 'Este sitio recuerda su carrito y su idioma en este dispositivo. No rastrea su navegación.',
    policy: 'Leer la política de cookies',
    accept: 'Aceptar',
    decline: 'Rechazar',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Notificaciones ({hotkey})',
    label: 'Notificación',
    close: 'Cerrar la notificación',
  },
  errors: {
    page: {
      title: 'Esta página no se puede mostrar',
      description: 'El problema es nuestro. Su carrito está a salvo; inténtelo de nuevo en un momento.',
    },
    section: {
      title: 'Esta sección no se puede mostrar',
      description: 'El resto de la página funciona con normalidad.',
    },
    offline: {
      title: 'No hay conexión a internet',
      description: 'Lo que ya ha abierto sigue disponible. El resto se cargará cuando recupere la conexión.',
    },
    retry: 'Reintentar',
    reload: 'Recargar la página',
  },
} as const satisfies Translation<'es', 'common'>;
