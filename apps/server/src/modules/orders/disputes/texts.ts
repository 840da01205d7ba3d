import type { FullTexts, Language } from '@titian/contract'

/** The reasons of banks, by the provider's code. */
const disputeWords = new Map<string, FullTexts>(
  Object.entries({
    bank_cannot_process: {
      en: 'The bank could not process the payment',
      zh: '银行无法处理此付款',
      my: 'Bank tidak dapat memproses bayaran',
    },
    check_returned: { en: 'Cheque returned', zh: '支票被退回', my: 'Cek dikembalikan' },
    credit_not_processed: {
      en: 'A promised refund did not arrive',
      zh: '承诺的退款未到账',
      my: 'Bayaran balik yang dijanjikan tidak diterima',
    },
    customer_initiated: {
      en: 'Started by the buyer',
      zh: '购买人向银行提出',
      my: 'Dimulakan oleh pembeli',
    },
    debit_not_authorized: {
      en: 'The buyer did not authorise the payment',
      zh: '购买人未授权此付款',
      my: 'Pembeli tidak membenarkan bayaran',
    },
    duplicate: { en: 'Paid twice', zh: '重复付款', my: 'Dibayar dua kali' },
    fraudulent: {
      en: 'The card holder says that they did not pay',
      zh: '持卡人否认此付款',
      my: 'Pemegang kad menafikan bayaran ini',
    },
    general: { en: 'No reason given', zh: '未说明原因', my: 'Tiada sebab diberi' },
    incorrect_account_details: {
      en: 'Wrong account details',
      zh: '银行账号信息有误',
      my: 'Butiran akaun salah',
    },
    insufficient_funds: {
      en: 'Not enough money in the account',
      zh: '余额不足',
      my: 'Baki akaun tidak mencukupi',
    },
    noncompliant: {
      en: 'Against the rules of the card network',
      zh: '不符合卡组织规则',
      my: 'Melanggar peraturan rangkaian kad',
    },
    product_not_received: {
      en: 'The buyer says that the course was not received',
      zh: '购买人称未收到课程',
      my: 'Pembeli mengatakan kursus tidak diterima',
    },
    product_unacceptable: {
      en: 'The buyer says that the course is not as described',
      zh: '购买人称课程与描述不符',
      my: 'Pembeli mengatakan kursus tidak seperti yang diterangkan',
    },
    subscription_canceled: {
      en: 'The buyer says that it was cancelled',
      zh: '购买人称已取消购买',
      my: 'Pembeli mengatakan pembelian telah dibatalkan',
    },
    unrecognized: {
      en: 'The card holder does not recognise the payment',
      zh: '持卡人不认识此付款',
      my: 'Pemegang kad tidak mengenali bayaran ini',
    },
  }),
)

/** ORD-104: returns the reason in the language of the reader. An unknown code is shown as it is. */
export const disputeReason = (said: string, language: Language): string =>
  disputeWords.get(said)?.[language] ?? said
