import { type Certificate, htmlLanguage, type Language } from '@titian/contract'
import { markPicture, palette } from '@titian/ui/mark'
import { terraces } from '@titian/ui/terraces'
import { renderSVG } from 'uqr'
import { escapeHtml } from '../../../platform/http/writing/escape-html.ts'
import { printFont, printStyles } from '../../../platform/pdf/pdf-printer.ts'
import { texts } from './texts.ts'

export interface Paper {
  certificate: Certificate
  language: Language
  /** The time zone of the school, in which dates are printed. */
  timeZone: string
  /** The colour of the school as hex; null prints the colour of the platform. */
  color: string | null
  /** The logo of the school as a data address; null if the school has none. */
  logo: string | null
  /** The address of the public page, printed below the number. */
  address: string
}

const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/**
 * Returns the font size of a name. Long names are printed smaller, so that they do not overflow the
 * sheet.
 */
const sizeOf = (text: string, usual: number, capacity: number) => {
  // Han letters are about twice as wide as Latin ones.
  const width = Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0)
  return `${Math.max(usual * 0.45, Math.min(usual, (usual * capacity) / width)).toFixed(2)}mm`
}

const styles = (color: string, holder: string, course: string) => `
@page { size: 297mm 210mm; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { width: 297mm; height: 210mm; position: relative; overflow: hidden; background: ${palette.neutral[0]};
  color: ${palette.neutral[9]}; font: 400 4.2mm/1.5 '${printFont}', sans-serif; text-spacing-trim: space-all;
  -webkit-print-color-adjust: exact; print-color-adjust: exact }
.land { position: absolute; inset: auto 0 0 0; height: 52mm; width: 100%; object-fit: cover; object-position: top }
.fade { position: absolute; inset: auto 0 51.6mm 0; height: 1.2mm; background: ${color} }
.frame { position: absolute; inset: 9mm 9mm 61mm; border: .35mm solid ${color}; border-radius: 3mm }
main { position: absolute; inset: 17mm 24mm 66mm; display: flex; flex-direction: column; align-items: center; justify-content: center;
  text-align: center }
.school { display: flex; align-items: center; gap: 4mm; font-weight: 600; font-size: 6mm }
.school img { height: 14mm; max-width: 46mm; object-fit: contain; border-radius: 2mm }
h1 { margin-top: 6mm; font-size: 12.5mm; line-height: 1.2; font-weight: 600; letter-spacing: .02em }
.rule { width: 34mm; height: 1mm; border-radius: 1mm; background: ${color}; margin: 4mm 0 5mm }
.quiet { color: ${palette.neutral[7]} }
.holder { font-size: ${holder}; line-height: 1.35; font-weight: 600; margin: 1mm 0; max-width: 100% }
h2 { font-size: ${course}; line-height: 1.35; font-weight: 600; margin-top: 1mm; max-width: 100% }
footer { position: absolute; left: 20mm; right: 20mm; bottom: 11mm; height: 34mm; padding: 4.5mm 6mm; display: flex; align-items: center;
  gap: 9mm; background: #fff; border-radius: 3mm; border: .25mm solid ${palette.neutral[2]} }
footer img { width: 25mm; height: 25mm }
dl { display: flex; gap: 10mm; flex: 1 }
dt { font-size: 3.1mm; color: ${palette.neutral[7]} }
dd { font-weight: 600; font-size: 4.4mm; white-space: nowrap }
.check { max-width: 42mm; font-size: 3.1mm; color: ${palette.neutral[7]} }
.revoked { position: absolute; top: 78mm; left: 0; right: 0; text-align: center; transform: rotate(-14deg); font-size: 27mm;
  line-height: 1; font-weight: 600; color: ${palette.red[6]}; opacity: .82 }
.revoked small { display: block; font-size: 8mm; margin-top: 3mm }`

/** Returns the HTML of a certificate on A4 landscape. All text is escaped here. */
export function paperOf({ certificate, language, timeZone, color, logo, address }: Paper): string {
  const { holderName, schoolName, courseName, number, state, revokedAt, replaces } = certificate
  const text = (name: keyof typeof texts) => escapeHtml(texts[name][language])
  const own = color ?? palette.brand[6]
  const locale = htmlLanguage[language]
  const day = (moment: string) =>
    escapeHtml(
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(moment)),
    )
  const terrain = terraces(number, {
    width: 1188,
    height: 208,
    layers: 9,
    sky: false,
    ...(color && { primary: color }),
  })
  const fact = (name: keyof typeof texts, value: string) =>
    `<div><dt>${text(name)}</dt><dd>${value}</dd></div>`
  const styleSheets = printStyles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<title>${text(certificate.kind)} ${escapeHtml(number)}</title>${styleSheets}
<style>${styles(own, sizeOf(holderName, 13, 28), sizeOf(courseName, 8, 50))}</style></head><body>
<img class="land" alt="" src="${dataAddress(terrain)}"><div class="fade"></div><div class="frame"></div>
<main><p class="school"><img alt="" src="${logo ?? dataAddress(markPicture(own))}"><span>${escapeHtml(schoolName)}</span></p>
<h1>${text(certificate.kind)}</h1><div class="rule"></div>
<p class="quiet">${text('certifies')}</p><p class="holder">${escapeHtml(holderName)}</p>
<p class="quiet">${text('completed')}</p><h2>${escapeHtml(courseName)}</h2></main>
<footer><img alt="" src="${dataAddress(renderSVG(address, { border: 0 }))}"><dl>
${fact('issued', day(certificate.issuedAt))}
${certificate.credit > 0 ? fact('credit', escapeHtml(new Intl.NumberFormat(locale).format(certificate.credit))) : ''}
${fact('number', escapeHtml(number))}
${replaces === null ? '' : fact('replaces', escapeHtml(replaces))}
</dl><p class="check">${text('check')}</p></footer>
${state === 'revoked' && revokedAt ? `<p class="revoked">${text('revoked')}<small>${day(revokedAt)}</small></p>` : ''}
</body></html>`
}
