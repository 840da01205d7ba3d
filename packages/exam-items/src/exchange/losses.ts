import { exchangeOf } from '../kinds/kind-exchange.ts'
import { mediaMarks } from '../media/media-marks.ts'
import { mediaTexts } from '../media/media-problems.ts'
import type { ExchangeQuestion, ExportLoss } from '../notation/types.ts'

/**
 * Returns what other programs cannot read from an export in this format. Our own import reads
 * everything.
 */
export function exportLosses(
  { item, points }: ExchangeQuestion,
  form: 'xlsx' | 'gift' | 'xml',
): ExportLoss[] {
  if (form === 'xlsx') return []
  const losses = exchangeOf(item.kind).losses?.(item, form, points) ?? []
  const hasFiles = mediaTexts(item).some(({ text }) => mediaMarks(text).length > 0)
  return form === 'gift' && hasFiles ? [...losses, 'files'] : losses
}
