import type { DebriefQuestion } from './served.ts'

/** PRC-038, PRC-110: the report of a seller, by which a teacher rates the reasoning. */
export const marketQuestions: readonly DebriefQuestion[] = [
  {
    name: 'plan',
    texts: {
      en: 'What was your plan? Say why you chose this product and supplier, at which price, and what you wanted to spend on ads and stock.',
      zh: '您的计划是什么？请说明为什么选择这个产品和供应商、定什么价格，以及打算在广告和库存上投入多少。',
      my: 'Apakah rancangan anda? Nyatakan sebab anda memilih produk dan pembekal ini, pada harga berapa, dan perbelanjaan yang dirancang untuk iklan dan stok.',
    },
  },
  {
    name: 'course',
    texts: {
      en: 'What happened? Name two days on which your numbers moved away from the plan, and what caused it.',
      zh: '实际情况如何？请指出数字偏离计划的两天，并说明原因。',
      my: 'Apakah yang berlaku? Nyatakan dua hari apabila angka anda tersasar daripada rancangan, dan puncanya.',
    },
  },
  {
    name: 'next',
    texts: {
      en: 'What would you change next time? Name one decision, the number that speaks for it, and what you expect it to bring.',
      zh: '下次您会改变什么？请指出一项决策、支持它的数字，以及预期的效果。',
      my: 'Apakah yang akan anda ubah lain kali? Nyatakan satu keputusan, angka yang menyokongnya, dan hasil yang dijangka.',
    },
  },
]
