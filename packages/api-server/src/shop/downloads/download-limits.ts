import type { DownloadLimits } from '../../shop-options'

export const DOWNLOAD_LIMITS: DownloadLimits = { validDays: 30, times: 5 }
