import { Box, Button, Flex, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { SavedAt, SiteLink, useSession, Written } from '@titian/site'
import { LogoMark, PageWidth, SavedMark } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { useAmounts } from '../../use-words.ts'
import type { SaverSnapshot } from '../../saving/entry.ts'
import type { OpenPaper } from '../../writing/open-paper.ts'
import { Countdown } from './countdown.tsx'
import styles from './paper-header.module.css'

/** One badge for the whole paper. It says "saved" when every answer is saved. */
function PaperSaved({ saving }: { saving: SaverSnapshot }) {
  const { t } = useTranslation('exams')
  const { waiting, trouble, halt, lastSavedAt, journalBroken } = saving
  if (waiting > 0 && journalBroken && trouble) return <SavedAt state="none" />
  if (waiting > 0) return <SavedAt state={trouble || halt ? 'local' : 'saving'} />
  if (lastSavedAt === null) return <SavedMark state="none" label={t('paper.autoSave')} />
  return <SavedAt state="saved" at={lastSavedAt} />
}

interface PaperHeaderProps {
  examinationId: string
  open: OpenPaper
  saving: SaverSnapshot
  locked: boolean
  onHandIn: () => void
}

export function PaperHeader({ examinationId, open, saving, locked, onHandIn }: PaperHeaderProps) {
  const { t } = useTranslation('exams')
  const { display } = useSession()
  // The name of the writer stays visible when the session is lost.
  const [writer] = useState(display?.name ?? '')
  const { points, questions } = useAmounts()
  const { examination } = open.paper
  const sub = {
    name: writer,
    questions: questions(examination.subjects),
    points: points(examination.totalScore),
  }
  return (
    <Box bg="var(--surface)" style={{ borderBottom: '1px solid var(--line)' }}>
      <PageWidth>
        <Flex align="center" gap={{ base: 'xs', sm: 20 }} mih="var(--header)">
          <SiteLink
            {...linkTo.testPaper(examinationId)}
            className={styles['leave']}
            aria-label={t('paper.leave')}
            title={t('paper.leave')}
          >
            <IconArrowLeft size={20} aria-hidden />
            <Flex className="only-desk" component="span">
              <LogoMark />
            </Flex>
          </SiteLink>
          <Box flex="1" miw={0}>
            <Title className="clip" order={1} size="h4">
              <Written>{examination.examinationName}</Written>
            </Title>
            <Box component="p" className="num clip only-desk" mt={2} c="var(--text-2)" fz="xs">
              {t('paper.sub', sub)}
            </Box>
          </Box>
          <Box className="only-desk" component="span" flex="none" fz="sm">
            <PaperSaved saving={saving} />
          </Box>
          <Countdown clock={open.clock} />
          <Box component="span" className={styles['handIn']} flex="none">
            <Button onClick={onHandIn} disabled={locked}>
              {t('paper.handIn')}
            </Button>
          </Box>
        </Flex>
      </PageWidth>
    </Box>
  )
}
