import { useMutation } from '@tanstack/react-query'
import { type LostText, resume } from '@titian/contract'
import { ask, saveBytes, ServerRefusal, useShowFailure } from '@titian/site'
import { link } from '@titian/site/link'
import { toast } from '@titian/ui'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { isSection, PlaceContext } from '../data/place.ts'

/**
 * Milliseconds. The server makes a PDF within 15 seconds or refuses; the remaining time is for the
 * transfer.
 */
export const exportTimeout = 20_000

export const printLink = (resumeId: string) =>
  link({ to: paths.resumePrint, params: { token: resumeId } })

const isNotMade = (error: unknown): boolean =>
  error instanceof ServerRefusal && (error.is('requestFailed') || error.is('busy'))

function lostIn(error: unknown): readonly LostText[] {
  if (!(error instanceof ServerRefusal) || error.reason !== 'pdfTextLost') return []
  const { lost } = error.extend
  return Array.isArray(lost) ? (lost as LostText[]) : []
}

/**
 * RES-069 to RES-071: downloads the PDF. If the server cannot make PDFs, the print page opens. If
 * the PDF would lose characters, it is refused, and the message links to the first part with a lost
 * character.
 */
export function useExportPdf(resumeId: string) {
  const { t } = useTranslation('resume')
  const navigate = useNavigate()
  const { open } = use(PlaceContext)
  const showFailure = useShowFailure()

  function showLost(lost: readonly LostText[]) {
    const [first] = lost
    if (!first) return
    const names = lost.slice(0, 3).map(({ text }) => Array.from(text).slice(0, 40).join(''))
    const parts = names.map((name) => t('export.quoted', { name })).join(t('export.comma'))
    const { section, entryId } = first
    toast.failure(t('export.lost', { parts }), {
      label: t('export.showLost'),
      onPress: () => {
        if (isSection(section)) open(section, entryId || null)
        else open(section === 'advantage' ? 'advantage' : 'basics')
      },
    })
  }

  return useMutation({
    mutationKey: [resume.exportResumePdf.path],
    mutationFn: () => ask(resume.exportResumePdf, { resumeId }, { timeout: exportTimeout }),
    onSuccess: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
    onError: (error) => {
      const lost = lostIn(error)
      if (lost.length > 0) return showLost(lost)
      if (!isNotMade(error)) return showFailure(error)
      toast.failure(t('export.printInstead'))
      void navigate(printLink(resumeId))
    },
  })
}
