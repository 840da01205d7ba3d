import { createHash } from 'node:crypto'
import { htmlLanguage, type Language, pickText } from '@titian/contract'
import { markPicture, palette } from '@titian/ui/mark'
import type { School } from '../../platform/actor.ts'
import { escapeHtml } from '../../platform/http/writing/escape-html.ts'

const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'No connection',
    text: 'This page needs the internet. What was shown as saved is safe; what you had not sent yet stays on this device.',
    again: 'Try again',
  },
  zh: {
    title: '没有网络连接',
    text: '打开此页面需要联网。标为“已保存”的内容不会丢失；尚未发送的内容仍保留在本设备上。',
    again: '重试',
  },
  my: {
    title: 'Tiada sambungan',
    text: 'Halaman ini memerlukan internet. Apa yang dipaparkan sebagai telah disimpan kekal selamat; apa yang belum dihantar masih ada pada peranti ini.',
    again: 'Cuba lagi',
  },
}

const { neutral } = palette

const styles = `:root{font:17px/1.55 system-ui,sans-serif;color:${neutral[9]};background:${neutral[0]}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center;box-sizing:border-box}
img{width:64px;height:64px;border-radius:16px}h1{font-size:26px;margin:20px 0 8px}p{max-width:34em;margin:0 0 24px;color:${neutral[7]}}
small{color:${neutral[6]};display:block;margin-top:12px}
a{display:inline-block;min-height:44px;line-height:44px;padding:0 24px;border-radius:10px;color:inherit;font-weight:600;border:1px solid ${neutral[4]};text-decoration:none}`

const styleHash = createHash('sha256').update(styles).digest('base64')

export const offlinePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/**
 * FRM-311: writes the offline page. It must not refer to other files, because the device stores the
 * page alone.
 */
export function writeOfflinePage(
  school: School,
  primary: string | null,
  language: Language,
): string {
  const { title, text, again } = words[language]
  const name = escapeHtml(pickText(school.title, language, school.defaultLanguage))
  const mark = Buffer.from(markPicture(primary ?? undefined)).toString('base64')
  return (
    `<!doctype html><html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - ${name}</title>` +
    `<style>${styles}</style></head><body><main><img src="data:image/svg+xml;base64,${mark}" alt="">` +
    // An empty link address reloads the page that the student requested.
    `<h1>${title}</h1><p>${text}</p><a href="">${again}</a><small>${name}</small></main></body></html>`
  )
}
