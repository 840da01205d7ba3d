/** Parses an order, also in full-width digits; null if invalid. */
export function readOrder(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,5}$/.test(plain) ? Number(plain) : null
}
