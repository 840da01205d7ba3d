import { Box, Group, Stack } from '@mantine/core'
import { training, type TrainDetail } from '@titian/contract'
import { CourseCover, CoursePrice, useAsk, useFormats } from '@titian/site'
import { useTrainDates } from '@titian/site/train-cards'
import { ProgressBar, type TerracesOptions } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActButton, type Act } from '../../../parts/detail/act-button.tsx'
import styles from '../../../parts/detail/side-card.module.css'

const dawn: TerracesOptions = { width: 352, height: 198, palette: 'dawn', sky: true }

interface PriceOrProgressProps {
  train: TrainDetail
  /** Whether the text is short, to fit beside the button on a phone. */
  brief?: boolean
}

/** The price, or for members the progress. */
export function PriceOrProgress({ train, brief = false }: PriceOrProgressProps) {
  const { t } = useTranslation('training')
  const { percent } = useFormats()
  const { data } = useAsk(
    training.trainProgress,
    { id: train.sign },
    { enabled: train.joined, staleTime: 0, quiet: true },
  )
  if (!train.joined)
    return (
      <Box component="span" lh={1.2}>
        <CoursePrice price={train.trainPrice} symbol={train.currencySymbol} size="lg" />
      </Box>
    )
  if (!data) return null
  const share = percent(data.progress)
  const label = t('progress.label', { share })
  return (
    <Stack gap={6} fz="sm" fw={600} flex={1} miw={0}>
      <span className="num">{brief ? share : label}</span>
      <ProgressBar value={data.progress * 100} label={label} />
    </Stack>
  )
}

/** The sticky card that overlaps the head on a desktop. */
export function TrainSide({ train, act }: { train: TrainDetail; act: Act }) {
  const { t } = useTranslation(['training', 'train-cards'])
  const { list, number } = useFormats()
  const dates = useTrainDates()
  const rows = [
    { name: t('detail.dates'), value: dates(train) },
    { name: t('detail.cohort'), value: train.cohort },
    { name: t('detail.videos'), value: train.videos > 0 ? number(train.videos) : '' },
    { name: t('detail.teachers'), value: list(train.teacherNames) },
  ]
  return (
    <aside className={styles['card']} aria-label={train.trainName}>
      <CourseCover
        course={{ coverSeed: train.coverSeed, coursePicture: train.trainPicture }}
        drawing={dawn}
        eager
      />
      <Stack gap={14} pt={20} px="lg" pb="lg">
        <PriceOrProgress train={train} />
        <ActButton act={act} />
        {act.kind === 'go' && act.hint ? (
          <Box component="p" c="var(--text-2)" fz="sm">
            {act.hint}
          </Box>
        ) : null}
        <Stack component="dl" gap="xs" fz="sm" className="num">
          {rows
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => (
              <Group key={name} justify="space-between" wrap="nowrap" align="stretch">
                <Box component="dt" flex="none" c="dimmed">
                  {name}
                </Box>
                <Box component="dd" fw={600} ta="end">
                  {value}
                </Box>
              </Group>
            ))}
        </Stack>
      </Stack>
    </aside>
  )
}
