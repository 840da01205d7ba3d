import { SiteLink } from '@titian/site'
import { Box, SimpleGrid } from '@mantine/core'
import { CardLink } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { starterNames } from '../starters/starter-names.ts'

/** PRC-116: the templates; choosing one fills the form. */
export function StarterChoice({ chosen }: { chosen?: string | undefined }) {
  const { t } = useTranslation('evaluations')
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm" ta="start" p={0} m={0}>
      {starterNames.map((name) => (
        <Box component="li" key={name} style={{ listStyle: 'none', display: 'grid' }}>
          <CardLink
            component={SiteLink}
            {...linkTo.newRubric(name)}
            keepPlace={chosen !== undefined}
            padding="sm"
            aria-current={chosen === name || undefined}
          >
            <b>{t(`rubrics.starter.${name}`)}</b>
            <Box component="span" display="block" c="var(--text-2)" fz="sm">
              {t(`rubrics.starter.${name}Text`)}
            </Box>
          </CardLink>
        </Box>
      ))}
    </SimpleGrid>
  )
}
