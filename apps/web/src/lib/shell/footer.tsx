import { Link } from 'react-router-dom';
import { useSettings } from '../page-title';
import { paths } from '../paths';
import { ThemeSwitch } from './theme-switch';
import './shell.css';

/** Below every page (NAV-3). */
export function Footer() {
  const settings = useSettings();
  return (
    <footer className="shell-footer">
      <nav aria-label="About this site" className="shell-footer-links">
        <Link to={paths.contact()}>Contact</Link>
        <Link to={paths.about()}>About</Link>
        <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
        <Link to={paths.termsAndConditions()}>Terms &amp; Conditions</Link>
        {settings !== undefined && (
          <a href={settings.socialUrl} rel="noopener noreferrer" target="_blank">
            Follow us
          </a>
        )}
      </nav>
      <ThemeSwitch />
    </footer>
  );
}
