import type { ReportLinks } from '@titian/site/erp-reports'
import { practiceLinks } from '../../../../links.ts'

/** PRC-230: builds the links of names in the reports of a run. */
export const reportLinks = (sign: string): ReportLinks => ({
  account: (account) => practiceLinks.erp(sign, 'books', { tab: 'account', account }),
  item: (item) => practiceLinks.erp(sign, 'books', { tab: 'item', item }),
  document: (id) => practiceLinks.erp(sign, 'document', { id: String(id) }),
})
