import { Box, NativeSelect, TextInput, Title, UnstyledButton } from '@mantine/core'
import { htmlLanguage, type Language, type VideoAuth } from '@titian/contract'
import { ErrorView, useFormats } from '@titian/site'
import { BothEnds, TextSkeleton } from '@titian/ui'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './transcript.module.css'
import { useCurrentTime } from '../stage/use-current-time.ts'
import { SidePanel } from '../parts/side-panel.tsx'
import { cueAt, findLines, readCues, type Cue } from './webvtt.ts'

interface TranscriptProps {
  captions: VideoAuth['captions']
  language: Language
  onLanguage: (language: Language) => void
  video: HTMLVideoElement | null
  onJump: (seconds: number) => void
}

async function loadCues(url: string): Promise<Cue[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`captions: ${response.status}`)
  return readCues(await response.text())
}

interface LinesProps {
  cues: Cue[]
  language: Language
  current: Cue | undefined
  onJump: (seconds: number) => void
}

/** Scrolls the list, not the page, to the current line. */
function follow(list: HTMLElement, line: HTMLElement): void {
  const above = line.offsetTop < list.scrollTop
  const below = line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (above || below)
    list.scrollTo({
      top: line.offsetTop - list.clientHeight / 3,
      behavior: calm ? 'auto' : 'smooth',
    })
}

function Lines({ cues, language, current, onJump }: LinesProps) {
  const { t } = useTranslation('study')
  const { clock } = useFormats()
  const list = useRef<HTMLOListElement>(null)
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // While a reader points at the list or has focused it, the list does not scroll by itself.
    if (list.current && line.current && !list.current.matches(':hover, :focus-within'))
      follow(list.current, line.current)
  }, [current])
  return (
    <ol ref={list} className={styles['lines']} lang={htmlLanguage[language]}>
      {cues.map((cue) => (
        <li key={cue.start}>
          <UnstyledButton
            ref={cue === current ? line : undefined}
            className={styles['line']}
            aria-current={cue === current ? 'true' : undefined}
            onClick={() => onJump(cue.start)}
          >
            <span className="visually-hidden">{t('transcript.jump')}</span>
            <Box component="time" className="num" c="var(--primary-text)" fz="sm" fw={600}>
              {clock(Math.floor(cue.start))}
            </Box>
            <span>{cue.text}</span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}

/** CRS-111: the transcript of the lesson, which follows the video. */
export function Transcript({ captions, language, onLanguage, video, onJump }: TranscriptProps) {
  const { t } = useTranslation('study')
  const [words, setWords] = useState('')
  const url = captions.find((one) => one.language === language)?.url ?? captions[0]?.url ?? ''
  const shown = captions.find((one) => one.url === url)?.language ?? language
  const {
    data: cues,
    error,
    refetch,
  } = useQuery({
    queryKey: ['captions', url],
    queryFn: () => loadCues(url),
    enabled: url !== '',
    staleTime: Infinity,
  })
  const now = useCurrentTime(video, (seconds) => (cues ? cueAt(cues, seconds) : -1))
  const found = useMemo(() => findLines(cues ?? [], words), [cues, words])

  return (
    <SidePanel name={t('transcript.title')}>
      <BothEnds>
        <Title order={2} size="h3">
          {t('transcript.title')}
        </Title>
        {captions.length > 1 ? (
          <NativeSelect
            w="11.5em"
            maw="100%"
            aria-label={t('transcript.language')}
            value={shown}
            onChange={(event) => {
              const chosen = captions.find((one) => one.language === event.currentTarget.value)
              if (chosen) onLanguage(chosen.language)
            }}
          >
            {captions.map(({ language: one }) => (
              <option key={one} value={one} lang={htmlLanguage[one]}>
                {t(`languages.${one}`)}
              </option>
            ))}
          </NativeSelect>
        ) : null}
      </BothEnds>
      {captions.length === 0 ? (
        <Box component="p" c="var(--text-2)" fz="sm">
          {t('transcript.none')}
        </Box>
      ) : null}
      {cues ? (
        <>
          <TextInput
            type="search"
            aria-label={t('transcript.search')}
            placeholder={t('transcript.search')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <output className="visually-hidden">
            {words.trim() ? t('transcript.found', { count: found.length }) : ''}
          </output>
          {found.length === 0 ? (
            <Box component="p" c="var(--text-2)" fz="sm">
              {t('transcript.nothing')}
            </Box>
          ) : null}
          <Lines cues={found} language={shown} current={cues[now]} onJump={onJump} />
        </>
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} level={3} />
      ) : captions.length > 0 ? (
        <TextSkeleton lines={6} label={t('transcript.title')} />
      ) : null}
    </SidePanel>
  )
}
