import java.io.File;
import java.io.InputStream;
import java.net.URL;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

public class Journey {
  private static final String PASSWORD = "Harmattan-rain-7";

  private static ApiClient client() {
    return new ApiClient().setBasePath(System.getenv("BOARD"));
  }

  public static void main(String[] arguments) throws Exception {
    String stamp = System.getenv("STAMP");
    String company = "company-" + stamp + "@mail.example";
    File pdf = new File(System.getenv("PDF"));

    SeekerSessionDto seeker = new SeekerSignInApi(client()).authSignUp(new SignUpDto()
        .firstName("Ada").lastName("Obi").email("seeker-" + stamp + "@mail.example").password(PASSWORD));
    ApiClient seekers = client();
    seekers.setBearerToken(seeker.getToken());
    SeekerApi asSeeker = new SeekerApi(seekers);
    CompanySessionDto registered =
        new CompanyAccountApi(client()).companyRegister("Eko Haulage", company, PASSWORD, null);
    ApiClient asCompany = client();
    asCompany.setApiKey(registered.getToken());

    DevelopmentApi inbox = new DevelopmentApi(client());
    for (int tries = 0; inbox.inboxList(company).getMails().isEmpty() && tries < 100; tries++) Thread.sleep(100);
    String mail = inbox.inboxList(company).getMails().get(0).getText();
    Matcher link = Pattern.compile("#(company-[\\w-]+)").matcher(mail);
    if (!link.find()) throw new Exception("no link");
    new ProofOfAnEMailApi(client()).emailProofConfirm(new EmailProofDto().token(link.group(1)));

    String title = "Remote " + stamp;
    new CompanyJobsApi(asCompany).companyJobsPost(new PostJobDto()
        .title(title).description("<p>Build with us.</p>").location(PostJobDto.LocationEnum.LAGOS)
        .salary(new PostJobDtoSalary("250,000")).category(PostJobDto.CategoryEnum.PROGRAMMING)
        .level(PostJobDto.LevelEnum.SENIOR_LEVEL).kind(PostJobDto.KindEnum.REMOTE), null);
    JobDto job = new RemoteJobsApi(client())
        .remoteJobsList(
            title, null, null, null, null, null, null, null, null, null, null, null, 1, null, null, null, null, null)
        .getSkybiljobs().get(0);

    asSeeker.usersUpdateResume(pdf);
    asSeeker.applicationsApplyRemote(job.getId(), pdf, null);

    CompanyApplicationsApi decisions = new CompanyApplicationsApi(asCompany);
    ReceivedApplicationDto received = decisions.receivedApplicationsAll().getApplications().get(0);
    decisions.receivedApplicationsDecide(new ChangeStatusDto()
        .id(received.getId()).status(ChangeStatusDto.StatusEnum.ACCEPTED));

    ApplicationDto followed = asSeeker.applicationsListRemote().getApplications().get(0);
    if (followed.getStatus() != ApplicationDto.StatusEnum.ACCEPTED) throw new Exception("not accepted");
    try (InputStream shown = new URL(followed.getCertificate().toString()).openStream()) {
      if (!new String(shown.readNBytes(5)).equals("%PDF-")) throw new Exception("no PDF");
    }

    asSeeker.seekerPrivacyErase(new EraseAccountDto().password(PASSWORD));
    new CompanyAccountApi(asCompany).companyPrivacyClose(new CloseCompanyDto().password(PASSWORD));
    System.exit(0);
  }
}
