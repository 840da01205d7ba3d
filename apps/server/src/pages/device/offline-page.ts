import { type Language, pickText } from '@titian/contract'
import { markPicture } from '@titian/ui/mark'
import type { School } from '../../platform/actor.ts'
import { plainPage } from '../../platform/http/writing/plain-page.ts'

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

/** FRM-311: writes the offline page, which the device stores alone. */
export function writeOfflinePage(
  school: School,
  primary: string | null,
  language: Language,
): string {
  const { title, text, again } = words[language]
  const name = pickText(school.title, language, school.defaultLanguage)
  const mark = markPicture(primary ?? undefined)
  const link = { address: '', text: again }
  return plainPage({ language, title, text, link, note: name, mark, site: name })
}
