import type { DomainRouteAnswer, SettingsAnswer } from './system.schema.ts';

/** Settings with the hosts of the domain route: for calls, and for pictures where they name no image host themselves (CALL-105, IMG-04). */
export function withRoutedHosts(settings: SettingsAnswer, route: DomainRouteAnswer): SettingsAnswer {
  const hosts = 'hosts' in route ? route.hosts : route;
  if (!Array.isArray(hosts) || hosts.length === 0) return settings;
  const isKnown = settings.imageHosts !== undefined && settings.imageHosts.length > 0;
  return { ...settings, callHosts: hosts, ...(isKnown ? {} : { imageHosts: hosts }) };
}
