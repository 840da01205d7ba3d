import { IconFileDownload } from '@tabler/icons-react'
import { toast } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeAnswerFile } from '../../saving/answer-file.ts'
import { readable } from '../../saving/late-sender.ts'
import type { AnswerSeal } from '../../saving/sealed-answers.ts'
import type { OpenPaper } from '../../writing/open-paper.ts'
import { Banner } from './paper-banners.tsx'

/**
 * Milliseconds without a response of the server before the file is offered. Short interruptions end
 * by themselves.
 */
const patience = 30_000
/**
 * Milliseconds before the memory of the file is released. By then the browser has read the file.
 */
const addressStays = 60_000

function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), addressStays)
}

async function saveFile({ paper, recordId, journal, saver }: OpenPaper, seal: AnswerSeal) {
  const stored = await journal.read().catch(() => [])
  const entries = [...stored, ...saver.waiting.values()].map((entry) => ({
    ...entry,
    answer: readable(entry.answer),
  }))
  const { idSign: examination } = paper.examination
  const of = { school: location.host, examination, attempt: recordId }
  const now = new Date()
  const text = await makeAnswerFile(seal, of, entries, now)
  download(text, `answers-${now.toISOString().slice(0, 16).replaceAll(':', '-')}.json`)
}

function useLasting(holds: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!holds) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), patience)
    return () => clearTimeout(timer)
  }, [holds])
  return lasts
}

interface AnswerFileOfferProps {
  open: OpenPaper
  /** Whether the server cannot be reached while answers are unsent. */
  cutOff: boolean
  /** Whether handing in failed after the time was up. */
  failed: boolean
}

/** EXM-105: offers unsent answers as a file for the teacher. Works without a network. */
export function AnswerFileOffer({ open, cutOff, failed }: AnswerFileOfferProps) {
  const { t } = useTranslation('exams')
  const lasts = useLasting(cutOff)
  const { seal } = open
  if (!seal || !(lasts || failed)) return null
  const save = () => void saveFile(open, seal).catch(() => toast.failure(t('answerFile.failed')))
  return (
    <Banner
      icon={<IconFileDownload size={20} aria-hidden />}
      text={t('answerFile.text')}
      act={{ label: t('answerFile.save'), onClick: save }}
    />
  )
}
