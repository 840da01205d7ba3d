import { Box, Group, Radio, SimpleGrid } from '@mantine/core'
import { type HomeLayout, homeLayouts } from '@titian/contract'
import type { FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import type { HomeValues } from './home-values.ts'

/** Left, top, width and height of each part in a drawing of 120 x 76. */
const pictures: Record<HomeLayout, [number, number, number, number][]> = {
  standard: [
    [0, 0, 120, 28],
    [10, 34, 100, 16],
    [10, 56, 100, 16],
  ],
  columns: [
    [0, 0, 120, 20],
    [8, 26, 66, 20],
    [8, 52, 66, 20],
    [82, 26, 30, 46],
  ],
  panels: [
    [8, 4, 104, 22],
    [8, 30, 104, 18],
    [8, 52, 50, 20],
    [62, 52, 50, 20],
  ],
  narrow: [
    [0, 0, 120, 20],
    [30, 26, 60, 12],
    [30, 43, 60, 12],
    [30, 60, 60, 12],
  ],
}

const Picture = ({ layout }: { layout: HomeLayout }) => (
  <Box component="svg" viewBox="0 0 120 76" w="100%" bdrs="sm" bg="var(--sunken)" aria-hidden>
    {pictures[layout].map(([x, y, width, height], at) => (
      <rect
        key={`${x} ${y}`}
        {...{ x, y, width, height }}
        rx={2}
        fill={at === 0 ? 'var(--primary)' : 'var(--line-strong)'}
      />
    ))}
  </Box>
)

/** CNT-008: chooses one of the home page arrangements of the platform. */
export function LayoutChoice({ form }: { form: FormOf<HomeValues> }) {
  const { t } = useTranslation('schools')
  return (
    <FormCard title={t('home.layout')} lead={t('home.layoutLead')}>
      <Radio.Group
        aria-label={t('home.layout')}
        value={form.values.layout}
        onChange={(layout) => form.setFieldValue('layout', layout)}
      >
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
          {homeLayouts.map((layout) => (
            <Radio.Card
              key={layout}
              value={layout}
              p={{ base: 'sm', md: 'md' }}
              radius="md"
              display="flex"
              style={{ flexDirection: 'column' }}
            >
              <Picture layout={layout} />
              <Group gap="sm" mt="sm" wrap="nowrap" align="start">
                <Radio.Indicator />
                <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
                  <Box component="b" fw={600} display="block">
                    {t(`home.layoutName.${layout}`)}
                  </Box>
                  <Box component="span" c="var(--text-2)" fz="sm">
                    {t(`home.layoutHint.${layout}`)}
                  </Box>
                </Box>
              </Group>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
    </FormCard>
  )
}
