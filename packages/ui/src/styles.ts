/*
 * Everything a site needs for its look, in one import. A build loads of Mantine's styles only those of the parts that
 * a page shows (packages/site/vite/styles.ts), which also puts each sheet into its layer, so that our own rules win
 * whatever order the bundler puts the files in.
 */
import './layers.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './styles.css'
import './mantine-corrections.css'
