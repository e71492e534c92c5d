import type { Deps } from '../../deps';
import { isLoopbackUrl } from '../../settings';

/** What the web app must know about its host (PROD-6). */
export interface PublicSettings {
  readonly publicUrl: string;
  /** Phones cannot reach this address; the lobby says so. */
  readonly isPublicUrlLoopback: boolean;
  readonly siteSuffix: string;
  readonly socialUrl: string;
  readonly supportEmail: string;
  readonly contributorName: string;
}

/** The host's texts and links, without anything secret. */
export function getSettings({ settings }: Pick<Deps, 'settings'>): PublicSettings {
  const { publicUrl, siteSuffix, socialUrl, supportEmail, contributorName } = settings;
  return {
    publicUrl,
    isPublicUrlLoopback: isLoopbackUrl(publicUrl),
    siteSuffix,
    socialUrl,
    supportEmail,
    contributorName,
  };
}
