/*
 * All styles that a site needs. The build (packages/site/vite/styles.ts) loads Mantine's styles
 * only for the components of a page, and puts each style sheet into its layer, so that our own
 * rules take precedence in any order of loading.
 */
import './layers.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './styles.css'
import './mantine-corrections.css'
