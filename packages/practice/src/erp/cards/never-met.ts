import type { DocumentKind, Role } from '../names.ts'
import type { CardData, Statement } from './types.ts'

/**
 * The role of the partner of a document with lines. Other kinds of documents have no partner or no
 * lines.
 */
const roleOf: Readonly<Partial<Record<DocumentKind, Role>>> = {
  quotationRequest: 'supplier',
  purchaseOrder: 'supplier',
  goodsReceipt: 'supplier',
  supplierInvoice: 'supplier',
  quotation: 'customer',
  salesOrder: 'customer',
  delivery: 'customer',
  customerInvoice: 'customer',
}

function neededRole(said: Statement): Role | 'any' | 'none' {
  switch (said.form) {
    case 'openOf':
    case 'documentExists':
      return said.document === 'return' ? 'any' : (roleOf[said.document] ?? 'none')
    case 'noPaymentBeforeMatch':
      return 'supplier'
    case 'onTime':
    case 'reminded':
      return 'customer'
    default:
      return 'any'
  }
}

/**
 * Whether a statement contradicts master data that the card provides. The student cannot change
 * such data, so the statement could never be met.
 */
function isBroughtOtherwise(said: Statement, { partners, items }: CardData): boolean {
  if (said.form === 'partnerIs') {
    const brought = partners.find(({ code }) => code === said.partner)
    return (
      brought !== undefined &&
      (brought.role !== said.role ||
        brought.creditLimit !== said.creditLimit ||
        brought.paymentDays !== said.paymentDays)
    )
  }
  if (said.form !== 'itemIs') return false
  const brought = items.find(({ code }) => code === said.item)
  return (
    brought !== undefined &&
    (brought.price !== said.price ||
      brought.reorderPoint !== said.reorderPoint ||
      brought.reorderUnits !== said.reorderUnits)
  )
}

/** PRC-197: the indices of statements that cannot be met by any work. */
export function neverMet(card: CardData): string[] {
  const roles = new Map(card.partners.map(({ code, role }) => [code, role]))
  for (const said of card.statements)
    if (said.form === 'partnerIs' && !roles.has(said.partner)) roles.set(said.partner, said.role)
  return card.statements.flatMap((said, place) => {
    const needed = neededRole(said)
    const role = 'partner' in said ? roles.get(said.partner) : undefined
    const isOther = needed === 'none' || (needed !== 'any' && role !== undefined && role !== needed)
    return isOther || isBroughtOtherwise(said, card) ? [`statements.${place}`] : []
  })
}
