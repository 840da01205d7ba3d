import { htmlLanguage, type Language, type OrderDetail, punctuationOf } from '@titian/contract'
import { markPicture, palette } from '@titian/ui/mark'
import { escapeHtml } from '../../../platform/http/writing/escape-html.ts'
import { printFont, printStyles } from '../../../platform/pdf/pdf-printer.ts'
import { texts, payTypeNames } from './texts.ts'

export interface Sheet {
  order: OrderDetail
  language: Language
  /** The school's time zone, which decides the date. */
  timeZone: string
  /** The school's colour as hex; null for the default colour. */
  color: string | null
  /** The school's logo as a data URL; null without one. */
  logo: string | null
}

const styles = (color: string) => `
@page { size: A4; margin: 18mm }
* { box-sizing: border-box; margin: 0 }
body { color: ${palette.neutral[9]}; font: 400 3.9mm/1.5 '${printFont}', sans-serif; text-spacing-trim: space-all;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; overflow-wrap: anywhere }
header { display: flex; justify-content: space-between; gap: 8mm; padding-bottom: 6mm; border-bottom: .6mm solid ${color} }
header img { height: 14mm; max-width: 60mm; object-fit: contain }
h1 { font-size: 8mm; line-height: 1.2; font-weight: 600 }
.facts { text-align: right }
.quiet { color: ${palette.neutral[7]}; font-size: 3.3mm }
.parties { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 9mm 0 }
.parties b { display: block; font-size: 4.4mm; font-weight: 600 }
table { width: 100%; border-collapse: collapse }
th, td { padding: 2.6mm 0; text-align: left; font-weight: 400; vertical-align: top; border-bottom: .2mm solid ${palette.neutral[2]} }
thead th { color: ${palette.neutral[7]}; font-size: 3.3mm }
th:last-child, td:last-child { text-align: right; white-space: nowrap; padding-left: 8mm; font-variant-numeric: tabular-nums }
.total > * { font-weight: 600; font-size: 4.8mm }
.paid { margin-top: 8mm }`

/** Returns the invoice of an order as an A4 page; all texts are escaped here. */
export function invoiceSheet({ order, language, timeZone, color, logo }: Sheet): string {
  const { school, payer, buyer, coins, payTime } = order
  const text = (name: keyof typeof texts) => escapeHtml(texts[name][language])
  const marks = punctuationOf(language)
  const own = color ?? palette.brand[6]
  const locale = htmlLanguage[language]
  const money = (amount: number) => {
    const said = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
      Math.abs(amount),
    )
    return escapeHtml(`${amount < 0 ? '-' : ''}${order.currencySymbol}${said}`)
  }
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(payTime ?? order.createTime),
  )
  const party = (name: 'seller' | 'buyer', lines: string[]) => {
    const [first = '', ...rest] = lines.filter(Boolean).map(escapeHtml)
    return `<section><p class="quiet">${text(name)}</p><b>${first}</b>${rest
      .map((line) => `<p>${line}</p>`)
      .join('')}</section>`
  }
  const row = (name: string, amount: number, kind = '') =>
    `<tr${kind && ` class="${kind}"`}><th scope="row">${name}</th><td>${money(amount)}</td></tr>`
  const mark = `data:image/svg+xml;base64,${Buffer.from(markPicture(own)).toString('base64')}`
  const student = payer && `${texts.student[language]}${marks.colon}${buyer}`
  const paidCoins = coins > 0 ? marks.bracketed(`${text('coins')}${marks.colon}${coins}`) : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<title>${text('invoice')} ${escapeHtml(order.orderNo)}</title>
${printStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<style>${styles(own)}</style></head><body>
<header><div><img alt="" src="${logo ?? mark}"><h1>${text('invoice')}</h1></div>
<div class="facts"><p class="quiet">${text('number')}</p><p>${escapeHtml(order.orderNo)}</p>
<p class="quiet">${text('paidOn')}</p><p>${escapeHtml(day)}</p></div></header>
<div class="parties">${party('seller', [school.name, school.number, school.address])}
${party('buyer', [payer || buyer, student, order.payEmail])}</div>
<table><thead><tr><th scope="col">${text('course')}</th><th scope="col">${text('amount')}</th></tr></thead>
<tbody>${row(escapeHtml(order.title), order.price)}
${order.discount > 0 ? row(text('discount'), -order.discount) : ''}
${row(`${text('total')}${marks.bracketed(escapeHtml(order.currency))}`, order.subtotal, 'total')}
${school.tax === null ? '' : row(`${text('contained')} ${escapeHtml(school.taxLabel)}`, school.tax)}
${order.refunded > 0 ? row(text('refunded'), -order.refunded) : ''}</tbody></table>
<p class="paid">${text('paidBy')}${marks.colon}${escapeHtml(payTypeNames[order.payType][language])}${paidCoins}</p>
</body></html>`
}
