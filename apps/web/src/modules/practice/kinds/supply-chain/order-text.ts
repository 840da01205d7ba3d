/** The quantity that a text says, or null where it is no order; full-width digits count as digits. */
export function readOrder(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(plain) ? Number(plain) : null
}
