import type { Translation } from '../../messages.ts';

export default {
  brand: 'Vitrine',
  skipToContent: 'Ir para o conteúdo',
  close: 'Fechar',
  loading: 'Um momento…',
  readMore: 'Ler mais',
  addToCart: 'Adicionar ao carrinho',
  backHome: 'Voltar ao início',
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'Loja de demonstração: aqui não é possível fazer encomendas e nada é cobrado.',
  noScript:
    'O carrinho, o formulário de contacto e os restantes botões desta página precisam de JavaScript. Tudo o resto pode ser lido sem ele.',
  nav: {
    menu: 'Menu',
    home: 'Início',
    services: 'Serviços',
    shop: 'Loja',
    blog: 'Blogue',
    about: 'Sobre nós',
    contact: 'Contacte-nos',
  },
  language: 'Idioma',
  cartButton: {
    empty: 'Abrir o carrinho (vazio)',
    filled_one: 'Abrir o carrinho, {{count}} produto',
    filled_many: 'Abrir o carrinho, {{count}} de produtos',
    filled_other: 'Abrir o carrinho, {{count}} produtos',
  },
  categories: {
    'e-books': 'E-books',
    software: 'Software',
    courses: 'Cursos',
  },
  price: {
    regular: 'Preço original',
    sale: 'Preço promocional',
  },
  footer: {
    description:
      'Consultoria em IA, soluções de IA, marketing digital e e-learning, para empresas que querem ver o que compram.',
    explore: 'Explorar',
    legal: 'Informação legal',
    privacy: 'Política de privacidade',
    terms: 'Termos e condições',
    cookies: 'Política de cookies',
    cookieChoice: 'Definições de cookies',
    copyright: '© {{year}} Vitrine. Todos os direitos reservados.',
  },
  cookieBanner: {
    label: 'Cookies',
    text: 'Este site guarda o seu carrinho e o seu idioma neste dispositivo. Não segue a sua navegação.',
    policy: 'Ler a política de cookies',
    accept: 'Aceitar',
    decline: 'Recusar',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Notificações ({hotkey})',
    label: 'Notificação',
    close: 'Fechar a notificação',
  },
  errors: {
    page: {
      title: 'Não foi possível mostrar esta página',
      description: 'Houve um problema do nosso lado. O seu carrinho está guardado. Tente novamente dentro de momentos.',
    },
    section: {
      title: 'Não foi possível mostrar esta parte',
      description: 'O resto da página funciona normalmente.',
    },
    offline: {
      title: 'Sem ligação à Internet',
      description: 'O que já abriu continua disponível. O resto será carregado quando a ligação voltar.',
    },
    retry: 'Tentar de novo',
    reload: 'Recarregar a página',
  },
} as const satisfies Translation<'pt', 'common'>;
