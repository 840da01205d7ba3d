import { useTranslation } from 'react-i18next'
import { type CardValues, emptyCard, newCode } from '../form/card-values.ts'

/** PRC-238: returns an example card, “Buy and pay one item”, in the language of the teacher. */
export function useExample(): () => CardValues {
  const { t } = useTranslation('erp')
  return (): CardValues => {
    const partner = newCode('P', [])
    const item = newCode('I', [])
    const named = { partner, item }
    return {
      ...emptyCard(),
      title: t('example.title'),
      story: t('example.story'),
      partners: [
        {
          code: partner,
          name: 'Pelangi Stationery',
          role: 'supplier',
          creditLimit: 0,
          paymentDays: 14,
          currency: 'home',
        },
      ],
      items: [
        { code: item, name: t('example.item'), price: 4.9, reorderPoint: 0, reorderUnits: 0 },
      ],
      supplies: [
        { ...named, price: 2.5, leadDays: 2, firstPercent: 100, damaged: 0, billedMore: 0 },
      ],
      events: [
        {
          after: 'begin',
          days: 0,
          kind: 'note',
          paper: { partner, number: 'M-1', dueAfter: '' },
          lines: [{ item, units: 40, price: 2.5, damaged: 0 }],
          facts: [],
          text: t('example.note'),
        },
      ],
      statements: [
        { form: 'documentExists', document: 'purchaseOrder', ...named, units: 40 },
        { form: 'stockOf', item, units: 40 },
        { form: 'billed', partner, amount: 106 },
        { form: 'owedBy', partner, amount: 0 },
        { form: 'accountBalance', account: 'grni', amount: 0 },
      ],
      hints: [t('example.hint1'), t('example.hint2'), t('example.hint3')],
    }
  }
}
