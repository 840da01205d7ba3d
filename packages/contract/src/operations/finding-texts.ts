import type { FullTexts, Language } from '../wire/language.ts'
import type { FindingCode } from './finding-codes.ts'
import type { Finding } from './shapes.ts'

interface FindingTexts {
  /** What was found; `{name}` is replaced by the value with this name. */
  found: FullTexts
  /** What an operator does about it; absent where nothing has to be done. */
  act?: FullTexts
}

const texts: Record<FindingCode, FindingTexts> = {
  checkFailed: {
    found: {
      en: 'The check failed: {text}',
      zh: '检查失败：{text}',
      my: 'Pemeriksaan gagal: {text}',
    },
    act: {
      en: 'Mend what the message names, and check again.',
      zh: '请排除上述问题，然后重新检查。',
      my: 'Baiki perkara yang disebut, kemudian semak semula.',
    },
  },
  checkTimedOut: {
    found: {
      en: 'No answer within {seconds} seconds.',
      zh: '{seconds} 秒内没有响应。',
      my: 'Tiada jawapan dalam {seconds} saat.',
    },
    act: {
      en: 'Look whether the other side runs and is reachable from this machine.',
      zh: '请确认对方服务正在运行，并且可从本机访问。',
      my: 'Pastikan pihak di sana berjalan dan boleh dicapai dari mesin ini.',
    },
  },
  nodeOk: {
    found: { en: 'Node.js {version}', zh: 'Node.js {version}', my: 'Node.js {version}' },
  },
  nodeOld: {
    found: {
      en: 'Node.js {version} is older than {needed}.',
      zh: 'Node.js {version} 低于所需的 {needed}。',
      my: 'Node.js {version} lebih lama daripada {needed}.',
    },
    act: {
      en: 'Install a newer Node.js and start the server again.',
      zh: '请安装较新的 Node.js，然后重新启动服务器。',
      my: 'Pasang Node.js yang lebih baharu dan mulakan semula pelayan.',
    },
  },
}

const fill = (text: string, values: Finding['values']): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What was found, as a sentence. */
export const findingText = ({ code, values }: Finding, language: Language): string =>
  fill(texts[code].found[language], values)

/** What an operator does about a finding; undefined if there is nothing to do. */
export function adviceText({ code, values }: Finding, language: Language): string | undefined {
  const advice = texts[code].act
  return advice && fill(advice[language], values)
}
